/** Made by `scripts/edit/add-picture.ts`. A request for each would cost more than its hundred bytes. */
export const blurredCopies: Readonly<Record<string, string>> = {
  hills:
    'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoUAA0APu1qrU8ppiQiMAgBMB2JQBYhjgBXEtoESBo3DOOAAPpvpE+QEvRYrC6r/ybpp2zVPndJl0U3GZah5M2U0gqZFrZbAAA=',
  sea: 'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwBACdASoUAA0APu1orU6ppiSiMAgBMB2JQBOmUGP7T/gNlGNiPBOBFAAA/uReqyOewju8pbqmfYdMKoVarLZniHNAnKkjHSexHR8QHiOI9RyQ1EPdetgyZwQAAA==',
  city: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAgCdASoUAA0APu1kqU2ppaQiMAgBMB2JZQC/OC5JAAD+74I5n2Bn5huplrinqG4bx0Ee4eteF2HLac2tAoDtTIcAAA==',
  dial: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAwCdASoUAA0APu1kqU2ppaQiMAgBMB2JYwCdMoACYdOFg771m0qAAP7r/HpIf8cdAbxSjKvJRmeWU6A+4qriTNig2sAA',
};
