import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './apt.mjs';

/** The Java of this machine, which the Nu HTML checker runs on, or null. */
export function findJava() {
  const folders = [
    ...(process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin')] : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders
      .map((folder) => join(folder, process.platform === 'win32' ? 'java.exe' : 'java'))
      .find((path) => existsSync(path)) ?? null
  );
}

export async function installJava() {
  if (!findJava()) await installFromDebian('default-jre-headless');
  return { note: findJava() ?? 'none here: the Nu HTML checker is skipped' };
}
