import { basename } from 'node:path';
import { notFound } from 'next/navigation';
import { SUBJECT_IDS, subjectImagePath, type SubjectId } from '@/lib/content/subjects';
import { subjectDrawings } from '@/lib/drawings/subject-drawings';
import { writeSvg } from '@/lib/drawings/paint';

export const dynamic = 'force-static';
export const dynamicParams = false;

const fileNameOf = (id: SubjectId) => basename(subjectImagePath(id));

export const generateStaticParams = () => SUBJECT_IDS.map((id) => ({ file: fileNameOf(id) }));

/** The picture of a recommendation as a file; cards render it inline in the theme's colors. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const id = SUBJECT_IDS.find((each) => fileNameOf(each) === file) ?? notFound();
  return new Response(writeSvg(subjectDrawings[id]), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=0' },
  });
}
