import React, { useState } from "react";
import { createRoot } from "react-dom/client";

const swatches = [
  ["Red", "#f44336"], ["Pink", "#e91e63"], ["Purple", "#9c27b0"], ["Deep Purple", "#673ab7"], ["Indigo", "#3f51b5"],
  ["Blue", "#2196f3"], ["Light Blue", "#03a9f4"], ["Cyan", "#00bcd4"], ["Teal", "#009688"], ["Green", "#4caf50"],
  ["Light Green", "#8bc34a"], ["Lime", "#cddc39"], ["Yellow", "#ffeb3b"], ["Amber", "#ffc107"], ["Orange", "#ff9800"],
  ["Deep Orange", "#ff5722"], ["Brown", "#795548"], ["Grey", "#9e9e9e"], ["Blue Grey", "#607d8b"],
];

function Page() {
  const [chosen, choose] = useState(null);
  return (
    <>
      <header style={{ background: chosen?.[1] }}><h1>Primary color</h1></header>
      <main role="listbox" aria-label="Colors">
        {swatches.map((swatch) => (
          <button key={swatch[0]} role="option" aria-selected={swatch === chosen} onClick={() => choose(swatch)}
            style={{ background: !chosen || swatch === chosen ? swatch[1] : "#cccccc" }}>
            {swatch[0]}
          </button>
        ))}
      </main>
    </>
  );
}

createRoot(document.getElementById("root")).render(<Page />);
