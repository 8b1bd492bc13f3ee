import { HeadPicture } from '@/components/ui/head-picture';
import { demoCopy } from '@/lib/content/pages/demo';

const { head, groups } = demoCopy;

/** Every demo on the page: a row for each group, a mark for each demo. */
export function DemoPicture() {
  return (
    <HeadPicture title={head.eyebrow} className="w-88 space-y-4">
      {groups.map(({ id, heading, topics }) => (
        <div key={id} className="space-y-2">
          <p className="text-caption font-medium">{heading}</p>
          <div className="flex gap-1.5">
            {topics.map((topic) => (
              <span key={topic} className="h-8 grow rounded-control border bg-surface-sunken" />
            ))}
          </div>
        </div>
      ))}
    </HeadPicture>
  );
}
