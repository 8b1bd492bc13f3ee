import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { ShareCard } from '@/components/share-card/share-card';
import { ROUTE_IDS, ROUTES, type RouteId } from '@/lib/config/routes';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, shareImagePath } from '@/lib/config/site-url';
import { pageMetadata } from '@/lib/content/metadata';
import { site } from '@/lib/content/site';
import { pageDrawings } from '@/lib/drawings/page-drawings';
import { tuner } from '@/lib/drawings/product-drawings';

export const dynamic = 'force-static';
export const dynamicParams = false;

const FONT_WEIGHTS = [400, 600] as const;
/** The characters in the two font files; for others `next/og` would load fonts from the network. */
const SUPPORTED_CHARACTERS = /^[\x20-\x7e\u00a0©·×–—‘’“”•…]*$/;

const fileNameOf = (id: RouteId) => basename(shareImagePath(id));

export const generateStaticParams = () => ROUTE_IDS.map((id) => ({ file: fileNameOf(id) }));

/** A link preview image, rendered at build time. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return renderPng(ROUTE_IDS.find((id) => fileNameOf(id) === file) ?? notFound());
}

/** `next/og` writes 32 bits per pixel; a palette of 256 colors halves the size of these flat drawings. */
async function renderPng(id: RouteId): Promise<Response> {
  const card = sharp(await (await renderCard(id)).arrayBuffer());
  const png = await card.png({ palette: true, compressionLevel: 9 }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=0' },
  });
}

async function renderCard(id: RouteId): Promise<ImageResponse> {
  const copy = {
    brand: site.name,
    address: site.domain + ROUTES[id].replace(/^\/$/, ''),
    // The card shows the company's name beside the logo.
    title: pageMetadata[id].title.replace(`${site.name}: `, '').replace(` | ${site.name}`, ''),
    description: pageMetadata[id].description,
  };
  const unsupported = Object.values(copy).find((text) => !SUPPORTED_CHARACTERS.test(text));
  if (unsupported) {
    throw new Error(
      `The fonts of the share images lack a character of “${unsupported}”. Use another one in lib/content/metadata.ts or site.ts, or add it to app/fonts/share.`,
    );
  }
  const logo = `data:image/svg+xml;base64,${await readFile(join(process.cwd(), 'public/icon.svg'), 'base64')}`;
  const position = ROUTE_IDS.indexOf(id) / (ROUTE_IDS.length - 1);
  return new ImageResponse(
    <ShareCard {...copy} logo={logo} drawing={pageDrawings[id] ?? tuner} position={position} />,
    {
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      fonts: await Promise.all(FONT_WEIGHTS.map(readFont)),
    },
  );
}

async function readFont(weight: (typeof FONT_WEIGHTS)[number]) {
  const data = await readFile(join(process.cwd(), `app/fonts/share/geist-${weight}.ttf`));
  return { name: 'Geist', weight, data };
}
