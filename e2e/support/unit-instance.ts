import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

const UNIT = join(import.meta.dirname, '../../deploy/systemd/adaptive-site@.service');
const SHIPPED_BASE = '/srv/adaptive-site';
const NOBODY = { uid: 65_534, gid: 65_534 };

export type Unit = Record<string, string[]>;

/** Values of a unit file by name, in order. Sections are ignored because no name occurs in two of them. */
export async function readUnit(path = UNIT): Promise<Unit> {
  const unit: Unit = {};
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) unit[name] = [...(unit[name] ?? []), value];
  }
  return unit;
}

/** The command, folder and environment that systemd would use for an instance. */
async function readCommand(base: string, port: number, env: Record<string, string>) {
  const unit = await readUnit();
  const fill = (text = '') => text.replaceAll('%i', String(port)).replaceAll(SHIPPED_BASE, base);
  const words = (unit.Environment ?? []).flatMap((line) => fill(line).split(' '));
  const unitEnv = Object.fromEntries(words.map((word) => word.split(/=(.*)/s).slice(0, 2)));
  const all: Record<string, string> = { ...unitEnv, ...env };
  const [program, ...args] = fill(unit.ExecStart?.[0])
    .split(' ')
    .map((word) => word.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => all[name] ?? ''));
  if (program !== '/usr/bin/node') throw new Error(`The unit runs ${program}`);
  return { args, env: all, folder: await realpath(fill(unit.WorkingDirectory?.[0])) };
}

/** If we are root, runs the service as nobody, so that it cannot write anywhere. */
function chooseUser(folder: string) {
  if (process.getuid?.() !== 0) return {};
  const probe = `process.chdir(${JSON.stringify(folder)});require('next')`;
  return spawnSync(process.execPath, ['-e', probe], { cwd: '/', ...NOBODY }).status === 0 ? NOBODY : {};
}

/** Starts and stops the instances in a base folder as the shipped unit does, without systemd. */
export function runInstances(base: string, env: Record<string, string>) {
  const running = new Map<number, ChildProcess>();
  const stop = async (port: number): Promise<number | null> => {
    const child = running.get(port);
    running.delete(port);
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill('SIGTERM');
    return ended;
  };
  const start = async (port: number, extraEnv: Record<string, string> = {}) => {
    const command = await readCommand(base, port, { ...env, ...extraEnv });
    const child = spawn(process.execPath, command.args, {
      cwd: command.folder,
      env: { NODE_ENV: 'production', PATH: process.env.PATH, ...command.env },
      stdio: 'ignore',
      ...chooseUser(command.folder),
    });
    running.set(port, child);
  };
  return {
    start,
    stop,
    restart: async (port: number, extraEnv: Record<string, string> = {}) => {
      await stop(port);
      await start(port, extraEnv);
    },
    stopAll: () => Promise.all([...running.keys()].map(stop)),
  };
}
