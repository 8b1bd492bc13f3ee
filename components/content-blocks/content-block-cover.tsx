import { Skeleton } from '@/components/ui/skeleton';

/** Lies over a block's words. It goes by itself where the script that should remove it never comes. */
export function ContentBlockCover() {
  return (
    <div
      data-slot="block-cover"
      data-scripted
      aria-hidden="true"
      className="invisible absolute inset-0 flex flex-col gap-4 bg-surface p-6 transition-[visibility] delay-[8s] duration-0 @xl/main:p-8 starting:visible"
    >
      <Skeleton className="size-6" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="mt-auto h-11 w-40" />
    </div>
  );
}
