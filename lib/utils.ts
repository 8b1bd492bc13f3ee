import { clsx, type ClassValue } from 'clsx';

/** Joins class names without merging conflicting utilities: a component sets each in one place. */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
