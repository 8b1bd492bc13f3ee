/** With a plus or a real minus in front: '+17', '\u221212'. */
export function formatSigned(figure: number): string {
  return `${figure > 0 ? '+' : figure < 0 ? '\u2212' : ''}${Math.abs(figure)}`;
}
