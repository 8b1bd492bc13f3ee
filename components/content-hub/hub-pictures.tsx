import { Drawing } from '@/components/ui/drawing';
import type { Elements } from '@/components/ui/elements';
import type { SubjectId } from '@/lib/content/subjects';
import { subjectDrawings } from '@/lib/drawings/subject-drawings';
import { hubItems } from './hub-items';

export type HubPictures = Partial<Record<SubjectId, Elements>>;

/** The pictures of the articles, rendered on the server, so that browsers do not load all drawings as code. */
export const hubPictures: HubPictures = Object.fromEntries(
  hubItems.map(({ picture }) => [
    picture,
    <Drawing key={picture} paths={subjectDrawings[picture]} className="w-full border-b bg-surface-sunken" />,
  ]),
);
