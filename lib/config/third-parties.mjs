/**
 * Another host that pages may ask, such as a tag manager's. Its scripts load only while the visitor is remembered.
 * @typedef {object} ThirdParty
 * @property {`https://${string}`} origin without a path
 * @property {readonly `/${string}`[]} [scripts] paths of the scripts to load
 * @property {boolean} [connects] whether they send requests to it
 * @property {boolean} [showsImages] whether they load pictures from it
 */

/** @type {readonly ThirdParty[]} */
export const THIRD_PARTIES = [];
