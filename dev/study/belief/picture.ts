/** The reliability picture: what was said against what came true; the area of a dot is how often it was said. */
import type { reliability } from './scoring';

interface Panel {
  title: string;
  bins: ReturnType<typeof reliability>;
}

const SIZE = 260;
const MARGIN = 46;

export function reliabilityPicture(panels: readonly Panel[]): string {
  const width = panels.length * (SIZE + MARGIN) + MARGIN;
  const height = SIZE + 2 * MARGIN;
  const body = panels.map((panel, i) => drawPanel(panel, MARGIN + i * (SIZE + MARGIN), MARGIN)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
${body}</svg>
`;
}

function drawPanel({ title, bins }: Panel, left: number, top: number): string {
  const x = (p: number): string => (left + p * SIZE).toFixed(1);
  const y = (p: number): string => (top + (1 - p) * SIZE).toFixed(1);
  const all = bins.reduce((sum, { n }) => sum + n, 0);
  const ticks = [0, 0.5, 1]
    .map(
      (p) =>
        `<text x="${x(p)}" y="${top + SIZE + 16}" text-anchor="middle" fill="#444">${p}</text><text x="${left - 6}" y="${y(p)}" dy="4" text-anchor="end" fill="#444">${p}</text>\n`,
    )
    .join('');
  const dots = bins
    .filter(({ n }) => n > 0)
    .map(
      ({ n, said, came }) =>
        `<circle cx="${x(said)}" cy="${y(came)}" r="${(2 + 22 * Math.sqrt(n / all)).toFixed(1)}" fill="#2b6cb0" fill-opacity=".55"/>\n`,
    )
    .join('');
  return `<rect x="${left}" y="${top}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#999"/>
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#bbb"/>
${ticks}${dots}<text x="${left + SIZE / 2}" y="${top - 14}" text-anchor="middle" fill="#111">${title}</text>
<text x="${left + SIZE / 2}" y="${top + SIZE + 32}" text-anchor="middle" fill="#444">说的可能性 chance stated → 实际 came true ↑</text>
`;
}
