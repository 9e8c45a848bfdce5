const SIZE = 64;
const BADGE = { x: 43, y: 21, radius: 21 } as const;
const MOST = 9;

let plain: string | null = null; // the address of the sign without a number

/** The sign on the tab, with how many matches wait for this person. */
export function drawFavicon(turns: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  plain ??= link.href;
  link.dataset['turns'] = String(turns);
  if (turns === 0) {
    link.href = plain;
    return;
  }
  const picture = new Image();
  picture.addEventListener('load', () => {
    const drawn = drawn64(picture, turns);
    if (drawn !== null && link.dataset['turns'] === String(turns)) link.href = drawn;
  });
  picture.src = plain;
}

function drawn64(picture: HTMLImageElement, turns: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.drawImage(picture, 0, 0, SIZE, SIZE);
  pen.fillStyle = '#e5307f';
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(BADGE.x, BADGE.y, BADGE.radius - 2, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#ffffff';
  pen.font = 'bold 30px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(
    turns > MOST ? `${MOST}+` : String(turns),
    BADGE.x,
    BADGE.y + 1,
    2 * BADGE.radius - 8,
  );
  return canvas.toDataURL('image/png');
}
