// Times ColorScience in WebAssembly and the same arithmetic in JavaScript by turns: node bench.mjs <file.wasm>
import { readFileSync } from 'node:fs';
import * as plain from './arithmetic.mjs';

const imports = new Proxy({}, { get: () => new Proxy({}, { get: () => () => 0 }) });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), imports);
const { prepare, run } = instance.exports;
const kernels = [
  ['sRGB to OKLCH and back', 0, 20_000, plain.roundTrip],
  ['parse, luminance, contrast', 1, 20_000, plain.parseAndContrast],
  ['CIEDE2000', 2, 20_000, plain.difference],
  ['13-step ramp, gamut mapped', 3, 400, plain.ramp],
  ['HCT tonal palette', 4, 400, plain.tonalPalette],
  ['nearest of 949', 5, 20_000, plain.nearest],
  ['nearest of 133', 5, 20_000, plain.nearest, 133],
  ['nearest of 30000', 5, 20_000, plain.nearest, 30_000],
];
const median = numbers => numbers.sort((a, b) => a - b)[numbers.length >> 1];
const spread = numbers => `${text(numbers[numbers.length >> 2])}-${text(numbers[(numbers.length * 3) >> 2])}`;
const text = number => number < 10 ? number.toFixed(2) : number.toFixed(0);

console.log(['task', 'Wasm ns', 'spread', 'JS ns', 'spread', 'JS/Wasm'].join('\t'));
for (const [name, kernel, count, inJS, named = 949] of kernels) {
  prepare(named);
  const colors = plain.colors(20_000, named);
  const time = body => {
    const start = process.hrtime.bigint();
    body();
    return Number(process.hrtime.bigint() - start) / count;
  };
  const [one, other] = [run(kernel, count), inJS(colors, count)];
  if (!(Math.abs(one - other) <= 1e-9 * Math.abs(one))) throw new Error(`${name}: ${one} is not ${other}`);
  const wasm = [], js = [];
  for (let turn = 0; turn < 31; turn++) {
    wasm.push(time(() => run(kernel, count)));
    js.push(time(() => inJS(colors, count)));
  }
  const [mine, theirs] = [median(wasm), median(js)];
  console.log([name, text(mine), spread(wasm), text(theirs), spread(js), text(theirs / mine)].join('\t'));
}
