import type { SettingName } from '@/lib/personalization/settings';

type Unsettled = { kept: boolean; waiting: number };

/** Called once, when the save of one switch has ended. */
export type Settle = (isSaved: boolean) => void;

/**
 * Follows the switches whose saves are under way. When the last one of a switch has ended, `restore` gets the value
 * that the server keeps: what was saved last, or what stood before the first.
 */
export function createUnsettledSettings(restore: (name: SettingName, kept: boolean) => void) {
  const unsettled = new Map<SettingName, Unsettled>();
  return (name: SettingName, value: boolean, before: boolean): Settle => {
    const setting = unsettled.get(name) ?? { kept: before, waiting: 0 };
    setting.waiting += 1;
    unsettled.set(name, setting);
    return (isSaved) => {
      if (isSaved) setting.kept = value;
      setting.waiting -= 1;
      if (setting.waiting > 0) return;
      unsettled.delete(name);
      restore(name, setting.kept);
    };
  };
}
