export const mix = (a, b, t) => a.map((value, index) => value + (b[index] - value) * t);
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const smooth = (low, high, value) => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

export function random(x, y, seed) {
  let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  bits = Math.imul(bits ^ (bits >>> 13), 1103515245);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967295;
}

function noise(x, y, seed) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [smooth(0, 1, x - left), smooth(0, 1, y - top)];
  const row = (line) => random(left, line, seed) * (1 - tx) + random(left + 1, line, seed) * tx;
  return row(top) * (1 - ty) + row(top + 1) * ty;
}

export function layered(x, y, seed, octaves = 5) {
  let sum = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noise(x * 2 ** octave, y * 2 ** octave, seed + octave) / 2 ** (octave + 1);
  }
  return sum;
}
