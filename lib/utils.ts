import { clsx, type ClassValue } from 'clsx';

/** Joins class names. There is no merging of conflicting utilities: a component has one place for each of them. */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
