'use client';

import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/browser/listeners';
import { logWarning } from '@/lib/browser/log';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import {
  DEFAULT_CHOICES,
  describeRoot,
  parseAccessibility,
  resolveAccessibility,
  type AccessibilityChoices,
  type AccessibilitySettings,
} from '@/lib/personalization/accessibility';

/** For widgets that load late; shell components read the data attributes of <html> instead. */
export function useAccessibility(): AccessibilitySettings {
  return useSyncExternalStore(subscribeToAccessibility, readAccessibility, readServerAccessibility);
}

/** The boot script reads the same key before the first paint. */
const KEY = 'accessibility-settings';
const SYSTEM = '(prefers-reduced-motion: reduce)';
const SERVER_SETTINGS = resolveAccessibility(DEFAULT_CHOICES, false);

let choices: AccessibilityChoices | null = null;
let settings = SERVER_SETTINGS;
const { notify, subscribe } = createListeners(startListening);

function load(text: string | null): AccessibilityChoices {
  const parsed = parseAccessibility(text);
  if (parsed.invalid.length > 0) {
    logWarning(`Stored accessibility settings are invalid, using defaults for: ${parsed.invalid.join(', ')}`);
  }
  return parsed.choices;
}

function apply(next: AccessibilityChoices): void {
  choices = next;
  settings = resolveAccessibility(next, window.matchMedia(SYSTEM).matches);
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(describeRoot(next))) {
    if (value === undefined) delete dataset[name];
    else if (dataset[name] !== value) dataset[name] = value;
  }
}

function publish(next: AccessibilityChoices): void {
  apply(next);
  notify();
}

function currentChoices(): AccessibilityChoices {
  if (!choices) apply(load(readStored('local', KEY)));
  return choices ?? DEFAULT_CHOICES;
}

function syncFromOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) publish(load(newValue));
}

function syncFromSystem(): void {
  publish(currentChoices());
}

/** Applies and stores a choice. Returns false if storage is unavailable; the choice then lasts as long as the page. */
export function changeAccessibility(changes: Partial<AccessibilityChoices>): boolean {
  const next = { ...currentChoices(), ...changes };
  const isStored = writeStored('local', KEY, JSON.stringify(next));
  publish(next);
  return isStored;
}

export function resetAccessibility(): void {
  removeStored('local', KEY);
  publish(DEFAULT_CHOICES);
}

export function readAccessibility(): AccessibilitySettings {
  currentChoices();
  return settings;
}

export function readServerAccessibility(): AccessibilitySettings {
  return SERVER_SETTINGS;
}

function startListening(): () => void {
  const system = window.matchMedia(SYSTEM);
  system.addEventListener('change', syncFromSystem);
  window.addEventListener('storage', syncFromOtherTab);
  apply(currentChoices());
  return () => {
    system.removeEventListener('change', syncFromSystem);
    window.removeEventListener('storage', syncFromOtherTab);
  };
}

export const subscribeToAccessibility = subscribe;
