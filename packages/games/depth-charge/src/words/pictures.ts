/** The pictures of the rules: what is to be seen on them, and what stands below. */
export const pictures = {
  lake: {
    label:
      'The lake: the Black Sea at the lower left with Black’s boat on a1, the Red Sea at the upper right with Red’s boat on h8, and the sand bar from a8 to h1 between them.',
    caption: 'The start, as Black sees it. Where Red’s mines lie is Red’s secret.',
  },
  move: {
    label:
      'Black’s boat on d3 can reach a3 to c3, e3 to g3, d1, d2 and d4; Red’s boat on d5 is in the way beyond.',
    caption: 'Black can go to any framed square. Red’s boat on d5 closes the way north.',
  },
  sounding: {
    label: 'A sounding charge on e5. Mines on g7, e8 and h6 answer at 2, 3 and 4.',
    caption:
      'A charge on e5. g7 lies in line, two squares away; e8 in line, three away. h6 lies in no line with e5: three across and one up make four.',
  },
  shadow: {
    label:
      'A sounding charge on e5. Mines on e6 and g7 answer at 1 and 2; the mine on e8, in line behind e6, is silent.',
    caption: 'The mine on e8 is straight behind the one on e6: only two pings.',
  },
  onTop: {
    label:
      'A sounding charge on f6, on top of a mine. Mines on h6 and e8 answer at 2 and 3; the one on f6 is silent.',
    caption: 'A mine right under the charge is silent too.',
  },
  charge: {
    label:
      'Black’s boat on f6 with the eight squares around it framed. A depth charge on g7 has destroyed a mine; one on e7 has missed.',
    caption:
      'Charges of both kinds go onto the eight squares around the boat. g7 was a hit and is a wreck now, e7 a miss.',
  },
} as const;
