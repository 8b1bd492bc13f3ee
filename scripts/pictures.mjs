import { renderIcons } from './pictures/render-icons.mjs';
import { takeScreenshots } from './pictures/take-screenshots.mjs';
import { StepError } from './shared/console.mjs';
import { runWithOptions } from './shared/read-options.mjs';

const USAGE = `Makes the pictures that contain the brand, to be committed: the icons in public/ from public/icon.svg, and the
screenshots in public/images/install and docs/pictures from a running site. Share images are made by each build.

  npm start, and in another terminal:
  npm run pictures                            from http://localhost:3000
  npm run pictures -- http://localhost:4000`;

await runWithOptions(
  USAGE,
  async (_, [site = 'http://localhost:3000']) => {
    await renderIcons();
    console.log('public/: the icons');
    const answers = await fetch(site).catch(() => null);
    if (!answers?.ok) throw new StepError(`No site answers at ${site}.`, { todo: USAGE });
    await takeScreenshots(site);
    console.log('public/images/install, docs/pictures: the screenshots');
  },
  { allowPositionals: true },
);
