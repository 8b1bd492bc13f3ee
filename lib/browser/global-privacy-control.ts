/** Whether the browser says for its user: do not track (https://globalprivacycontrol.org). */
export function hasGlobalPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
