export default function Page() {
  return (
    <main className="mx-auto max-w-prose p-8">
      <h1 className="text-4xl text-brand-primary-text">Arrivals</h1>
      <p className="my-4">Three boats are due before noon.</p>
      <button className="rounded-md bg-brand-accent px-4 py-2 text-brand-on-accent">Meet them</button>
    </main>
  );
}
