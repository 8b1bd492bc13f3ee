const SLOP_PX = 6;

/** The station nearest to `place`, which runs from 0 at the start of the scale to 1 at its end. Parts are equal. */
export function nearestStation(position: number, stations: number): number {
  return Math.min(stations - 1, Math.max(0, Math.floor(position * stations)));
}

/** Selects the radio button nearest to the pointer until release. A plain click is left to the labels. */
export function dragNeedle(scaleId: string, start: { pointerId: number; clientX: number }): void {
  let isDragging = false;
  const stop = new AbortController();
  const { signal } = stop;

  const handleMove = ({ pointerId, buttons, clientX }: PointerEvent) => {
    const scale = document.getElementById(scaleId);
    if (!scale || pointerId !== start.pointerId || buttons === 0) return stop.abort();
    isDragging ||= Math.abs(clientX - start.clientX) > SLOP_PX;
    if (!isDragging) return;
    const radios = scale.querySelectorAll('input');
    const { left, width } = scale.getBoundingClientRect();
    const radio = radios[nearestStation((clientX - left) / width, radios.length)];
    if (!radio || radio.checked) return;
    radio.focus({ preventScroll: true });
    radio.click();
  };

  window.addEventListener('pointermove', handleMove, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => stop.abort(), { signal });
}
