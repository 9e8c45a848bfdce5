/** Charts of the tests' own, so that no test depends on a chart made for play. Both serve all scenarios. */

// Islands D3 D4 G6 H6; holes E2 I5 B7 F9; charted mines B2 I2 G4 B5 D7 I7 B9 I9; wrecks E5 H3 E8.
export const SMALL = [
  '..........',
  '.*..o...*.',
  '...#...w..',
  '...#..*...',
  '.*..w...o.',
  '......##..',
  '.o.*....*.',
  '....w.....',
  '.*...o..*.',
  '..........',
].join('\n');

// Islands D3 D4 L3 L4 G6 H6 C9 M9 H12; holes H3 B7 N7 F11 J11 H14; wrecks H7 D5 L5 E10 K10.
export const LARGE = [
  '...............',
  '.*.....*.....*.',
  '...#...o...#...',
  '...#.......#...',
  '...w.......w...',
  '..*...##...*...',
  '.o.....w.....o.',
  '.......*.......',
  '..#.........#..',
  '....w.....w....',
  '..*..o...o..*..',
  '.......#.......',
  '...............',
  '.*..*..o.*...*.',
  '...............',
].join('\n');
