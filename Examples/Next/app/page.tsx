export default function Page() {
  return (
    <main className="mx-auto max-w-prose p-8">
      <h1 className="text-4xl text-primary">Arrivals</h1>
      <p className="my-4">Three boats are due before noon.</p>
      <button className="rounded-md bg-primary px-4 py-2 text-primary-foreground">Meet them</button>
    </main>
  );
}
