import sharp from 'sharp';
import type { FileChange } from './edit-session';
import { EditError } from './write-text';

const FOLDER = 'public/images/demo';
/** Twice the size at which /demo shows them. */
const [WIDTH, HEIGHT] = [1280, 800];
const PLACEHOLDER_WIDTH = 20;

/** Resizes a photo to its published sizes, as new files, and to the blurred placeholder shown until it has loaded. */
export async function resizePicture(
  name: string,
  dataUrl: string,
): Promise<{ files: FileChange[]; blurred: string }> {
  const given = Buffer.from(dataUrl.replace(/^data:[^,]*,/, ''), 'base64');
  try {
    const whole = await sharp(given)
      .rotate()
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .removeAlpha()
      .png()
      .toBuffer();
    const at = (width: number) => sharp(whole).resize(width);
    const resized = await Promise.all([
      at(960).jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
      at(640).avif({ quality: 50 }).toBuffer(),
      at(1280).avif({ quality: 48 }).toBuffer(),
    ]);
    const names = [`${name}-960.jpg`, `${name}-640.avif`, `${name}-1280.avif`];
    const blurred = await at(PLACEHOLDER_WIDTH).blur(0.8).webp({ quality: 40 }).toBuffer();
    return {
      files: resized.map((bytes, index) => ({
        file: `${FOLDER}/${names[index]}`,
        before: null,
        after: bytes.toString('latin1'),
        encoding: 'latin1',
      })),
      blurred: `data:image/webp;base64,${blurred.toString('base64')}`,
    };
  } catch (error) {
    throw new EditError(`This file is not a readable picture: ${String(error)}`);
  }
}
