export type Matrix = readonly (readonly number[])[];

export const product = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) =>
    (right[0] ?? []).map((_, column) =>
      row.reduce((sum, number, i) => sum + number * (right[i]?.[column] ?? 0), 0),
    ),
  );

/** By elimination with pivots; for the small, well-behaved matrices of ratings. */
export function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [
    ...row,
    ...Array.from({ length: size }, (_, j) => Number(i === j)),
  ]);
  for (let column = 0; column < size; column++) {
    const left = rows.slice(column);
    const pivot = left.reduce((best, row) => (at(row, column) > at(best, column) ? row : best));
    if (at(pivot, column) === 0) throw new RangeError('the matrix has no inverse');
    rows.splice(rows.indexOf(pivot), 1);
    const scale = pivot[column] ?? 1;
    const scaled = pivot.map((number) => number / scale);
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      rows[i] = row.map((number, j) => number - factor * (scaled[j] ?? 0));
    }
    rows.splice(column, 0, scaled);
  }
  return rows.map((row) => row.slice(size));
}

const at = (row: readonly number[], column: number): number => Math.abs(row[column] ?? 0);
