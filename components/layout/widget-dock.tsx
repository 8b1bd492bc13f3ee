import type { ReactNode } from 'react';

type WidgetDockProps = {
  top?: ReactNode;
  left?: ReactNode;
  right?: ReactNode;
};

export function WidgetDock({ top, left, right }: WidgetDockProps) {
  return (
    <div
      data-slot="widget-dock"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid grid-cols-[auto_auto] items-end justify-between gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:pointer-events-auto empty:hidden md:p-5 print:hidden"
    >
      {top ? <div className="col-span-2 w-full max-w-sm justify-self-center">{top}</div> : null}
      {left ? <div className="col-start-1 flex items-end gap-2">{left}</div> : null}
      {right ? <div className="col-start-2 flex flex-wrap items-end justify-end gap-2">{right}</div> : null}
    </div>
  );
}
