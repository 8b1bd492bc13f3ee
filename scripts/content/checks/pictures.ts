import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Pictures that only decorate: the same few on many cards, beside the words that say it all. */
const DECORATION = /^\/images\/recommendations\//;

const isPicture = ({ keys, value }: ContentNode) =>
  keys.at(-1) !== 'alt' && typeof value === 'string' && PICTURE.test(value);

function checkAlt(owner: ContentNode, picture: ContentNode): Finding[] {
  if (DECORATION.test(String(picture.value))) return [];
  const place = { ...picture, path: [...owner.path, 'alt'] };
  const alt = isRecord(owner.value) ? owner.value.alt : undefined;
  if (alt === undefined)
    return [report(place, 'This picture has no alt text. Say in a sentence what it shows.')];
  if (typeof alt !== 'string' || alt.trim() === '')
    return [report(place, 'The alt text is empty. Say in a sentence what the picture shows.')];
  if (PICTURE.test(alt))
    return [report(place, 'The alt text is a file name. Say in a sentence what it shows.')];
  return [];
}

/** Every picture exists and can be heard by those who do not see it. */
export function checkPictures(content: Content): Finding[] {
  return allNodes(content).flatMap((owner) =>
    owner.children.filter(isPicture).flatMap((picture) => {
      const path = String(picture.value);
      const isThere = !path.startsWith('/') || content.publicFiles.has(path);
      return [
        ...(isThere ? [] : [report(picture, `There is no picture ${path} in the folder public.`)]),
        ...checkAlt(owner, picture),
      ];
    }),
  );
}
