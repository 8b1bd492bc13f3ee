export type Dimensions = Record<string, readonly string[]>;
export type Case<Of extends Dimensions> = { [Name in keyof Of]: Of[Name][number] };

const keyOf = (one: string, value: string, other: string, otherValue: string) =>
  `${one}=${value}&${other}=${otherValue}`;

export function combine<const Of extends Dimensions>(dimensions: Of): Case<Of>[] {
  let rows: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(dimensions))
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  return rows as Case<Of>[];
}

/**
 * A pairwise covering array: every pair of values of two dimensions occurs in at least one row. Greedy: each row starts
 * from an uncovered pair and takes, dimension by dimension, the value that covers the most new pairs.
 */
export function cover<const Of extends Dimensions>(dimensions: Of): Case<Of>[] {
  const names = Object.keys(dimensions);
  const missing = new Map<string, Record<string, string>>();
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      for (const value of dimensions[one] ?? [])
        for (const otherValue of dimensions[other] ?? [])
          missing.set(keyOf(one, value, other, otherValue), { [one]: value, [other]: otherValue });

  const pairsOf = (row: Record<string, string>, name: string, value: string) =>
    names.flatMap((other) => {
      const otherValue = row[other];
      if (other === name || otherValue === undefined) return [];
      return names.indexOf(other) < names.indexOf(name)
        ? [keyOf(other, otherValue, name, value)]
        : [keyOf(name, value, other, otherValue)];
    });

  const rows: Record<string, string>[] = [];
  for (let seed = missing.values().next(); !seed.done; seed = missing.values().next()) {
    const row: Record<string, string> = { ...seed.value };
    for (const name of names) {
      if (row[name] !== undefined) continue;
      const gains = (dimensions[name] ?? []).map((value) => ({
        value,
        gain: pairsOf(row, name, value).filter((key) => missing.has(key)).length,
      }));
      // Rotates through ties, so that rows vary.
      const rotated = gains.map((_, index) => gains[(index + rows.length) % gains.length] ?? gains[0]);
      const best = rotated.reduce((one, other) => ((other?.gain ?? 0) > (one?.gain ?? 0) ? other : one));
      row[name] = best?.value ?? '';
    }
    for (const name of names) for (const key of pairsOf(row, name, row[name] ?? '')) missing.delete(key);
    rows.push(row);
  }
  return rows as Case<Of>[];
}
