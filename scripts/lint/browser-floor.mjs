import { createRequire } from 'node:module';
import ts from 'typescript';
import { browserFloor } from '../shared/browser-floor.mjs';

// Node 20 warns about JSON imports.
const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** MDN's names that differ from browserslist's. */
const MDN_NAMES = { ios_saf: 'safari_ios' };
const floor = Object.entries(browserFloor).map(([name, version]) => [MDN_NAMES[name] ?? name, version]);

function isAtLeast(version, needed) {
  const parts = version.split('.').map(Number);
  const neededParts = needed.replace('≤', '').split('.').map(Number);
  for (const [index, part] of neededParts.entries())
    if ((parts[index] ?? 0) !== part) return (parts[index] ?? 0) > part;
  return true;
}

function isSupported(statements, version) {
  return [statements].flat().some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (typeof version_added !== 'string' || version_added === 'preview') return false;
    if (flags || prefix || alternative_name || !isAtLeast(version, version_added)) return false;
    return typeof version_removed !== 'string' || !isAtLeast(version, version_removed);
  });
}

/** The oldest supported browsers that lack a feature; empty if MDN does not know it. */
function listLacking(feature) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return floor.filter(([name, version]) => support[name] && !isSupported(support[name], version));
}

/** Maps TypeScript's library names to MDN's: `ReadonlyArray`, `ArrayConstructor`, `IteratorObject`. */
const plainName = (name) =>
  name.replace(/^Readonly(?=Array|Set|Map)|(?<=.)Constructor$|(?<=^Iterator)Object$/, '');

function findFeature(owner, name) {
  const home = bcd.javascript.builtins[owner] ?? bcd.api[owner];
  const own = (key) => (home && Object.hasOwn(home, key) ? home[key] : undefined);
  return own(name) ?? own(`${name}_static`);
}

/** A global without an owner, which MDN lists as a builtin, as an API or under Window. */
const findGlobal = (name) => bcd.javascript.builtins[name] ?? bcd.api[name] ?? findFeature('Window', name);

const isOfLibrary = (declaration) =>
  /\/typescript\/lib\/lib\.[^/]+$/.test(declaration.getSourceFile().fileName);

function ownerOf({ parent }) {
  const named = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
  return named.name?.text ?? '';
}

/** Also lists base types: MDN lists a member under each type that has it, TypeScript often declares it in a mixin. */
function listTypeNames(checker, type) {
  const types = type.isUnionOrIntersection() ? type.types : [type];
  return types.flatMap((each) => {
    const apparent = checker.getApparentType(each);
    const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
    return [apparent.symbol?.name ?? '', ...bases.flatMap((base) => listTypeNames(checker, base))];
  });
}

/** The condition under which `node` is reached from its parent, if any. */
function conditionOf(node, parent) {
  if (parent.type === 'LogicalExpression' && node === parent.right) return parent.left;
  const isConditional = parent.type === 'IfStatement' || parent.type === 'ConditionalExpression';
  return isConditional && node !== parent.test ? parent.test : null;
}

const leaves = (statement) =>
  /^(Return|Throw|Continue|Break)Statement$/.test(statement.type) ||
  (statement.type === 'BlockStatement' && statement.body.some(leaves));

/** Whether a check such as `'name' in …` encloses the node, or returns early before it. */
function isGuarded(node, name, sourceCode) {
  const asks = (test) => test && new RegExp(`(['"])${name}\\1 in `).test(sourceCode.getText(test));
  for (let [child, { parent }] = [node, node]; parent; child = parent, parent = parent.parent) {
    if (asks(conditionOf(child, parent))) return true;
    const before = Array.isArray(parent.body) ? parent.body.slice(0, parent.body.indexOf(child)) : [];
    if (before.some((each) => each.type === 'IfStatement' && leaves(each.consequent) && asks(each.test)))
      return true;
  }
  return false;
}

/** `x.name?.()` and `x.name ?? …` guard themselves. */
const guardsItself = ({ parent }) =>
  (parent.type === 'CallExpression' && parent.optional) ||
  (parent.type === 'LogicalExpression' && parent.operator === '??');

/**
 * Flags browser and JavaScript APIs that the oldest supported browsers lack, unless the code checks for them first.
 * Uses types, so that members of elements, arrays and promises are recognized.
 */
export const browserFloorRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lacking: "{{name}} is missing in {{browsers}}: ask for it first (`'{{key}}' in …`), or do without.",
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const declarationsOf = (node) =>
      checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node))?.declarations ?? [];

    function check(node, key, owner, feature) {
      // Browsers without the owner itself were already excluded by a check for it.
      const ownLacking = new Set(listLacking(owner && findGlobal(owner)).map(([name]) => name));
      const lacking = listLacking(feature).filter(([name]) => !ownLacking.has(name));
      if (lacking.length === 0 || isGuarded(node, key, context.sourceCode)) return;
      const browsers = lacking.map((browser) => browser.join(' ')).join(', ');
      const name = owner ? `${owner}.${key}` : key;
      context.report({ node, messageId: 'lacking', data: { name, key, browsers } });
    }

    return {
      'MemberExpression[computed=false]'(node) {
        const key = node.property.name;
        const declarations = declarationsOf(node.property);
        if (!declarations.some(isOfLibrary) || guardsItself(node)) return;
        const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node.object));
        const owners = [...declarations.map(ownerOf), ...listTypeNames(checker, type)].map(plainName);
        const owner = owners.find((each) => findFeature(each, key)?.__compat);
        check(node, key, owner, owner ? findFeature(owner, key) : findGlobal(key));
      },
      Identifier(node) {
        const { parent } = node;
        const isName = [parent.property, parent.key].includes(node) && !parent.computed && !parent.shorthand;
        if (isName || /^TS(?!As|NonNull|Satisfies)/.test(parent.type)) return;
        if (declarationsOf(node).some(isOfLibrary)) check(node, node.name, undefined, findGlobal(node.name));
      },
      'JSXOpeningElement[name.type=JSXIdentifier][name.name=/^[a-z]/] > JSXAttribute'(node) {
        const key = String(node.name.name);
        const tag = node.parent.name.name;
        const event = /^on[A-Z]/.test(key) && `${key.slice(2).toLowerCase()}_event`;
        const { elements, global_attributes } = bcd.html;
        const name = key.toLowerCase();
        const feature = event
          ? (bcd.api.HTMLElement[event] ?? bcd.api.Element[event])
          : (elements[tag]?.[name] ?? global_attributes[name]);
        check(node, key, undefined, feature);
      },
    };
  },
};
