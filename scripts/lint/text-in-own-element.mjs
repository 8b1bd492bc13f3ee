/**
 * Page translators replace text nodes, after which React fails to change, remove or insert before its own nodes.
 * Only a string that is an element's only child is safe: React sets it through the element (react#11538).
 */
const messages = {
  changing: 'Text that can change must be the only child: use a template literal, or wrap it in an element.',
  beside: 'Text next to something conditional must be wrapped in an element.',
  bare: 'Bare text in a fragment or from a component ends up next to siblings: wrap it in an element.',
};

/** Names of types without text; `Elements` is in components/ui/elements.ts. */
const WITHOUT_TEXT = /^(Elements|ReactElement|null|undefined|false|Record<.*, Elements>)$/s;

const ELEMENT = {};
const OPTIONAL = { isOptional: true };
const FIXED = { text: 'fixed' };
const CHANGING = { text: 'changing' };

const oneOf = (...options) => (options.some(({ text }) => text) ? CHANGING : OPTIONAL);

function findVariable(scope, name) {
  for (let at = scope; at; at = at.upper) if (at.set.has(name)) return at.set.get(name);
  return undefined;
}

function findType(name, pattern, sourceCode) {
  const type = pattern?.typeAnnotation?.typeAnnotation;
  if (pattern?.type !== 'ObjectPattern') return type;
  const alias =
    type?.typeName && findVariable(sourceCode.getScope(pattern), sourceCode.getText(type.typeName));
  const { members = [] } = alias?.defs[0]?.node.typeAnnotation ?? type ?? {};
  return members.find(({ key }) => key?.name === name)?.typeAnnotation?.typeAnnotation;
}

function isWithoutText(name, pattern, sourceCode) {
  const type = findType(name, pattern, sourceCode);
  const parts = type?.types ?? [type];
  return parts.every((part) => part && WITHOUT_TEXT.test(sourceCode.getText(part)));
}

function readLiteral({ value }) {
  if (value === null || typeof value === 'boolean') return OPTIONAL;
  return String(value).trim() ? FIXED : ELEMENT;
}

function createReader(sourceCode) {
  function readIdentifier(node) {
    const definition = findVariable(sourceCode.getScope(node), node.name)?.defs[0];
    if (!definition) return node.name === 'undefined' ? OPTIONAL : CHANGING;
    if (definition.type === 'ImportBinding') return FIXED;
    const isParameter = definition.type === 'Parameter';
    const { id, init } = definition.node;
    if (isWithoutText(node.name, isParameter ? definition.node.params[0] : id, sourceCode)) return OPTIONAL;
    if (isParameter || definition.parent?.kind !== 'const' || !init) return CHANGING;
    const value = read(init);
    return id.type === 'Identifier' || value === FIXED ? value : CHANGING;
  }

  function readCall({ callee, arguments: [callback] }) {
    if (callee.name === 'createPortal') return OPTIONAL;
    if (callee.property?.name !== 'map' || !callback?.body) return CHANGING;
    if (callback.body.type !== 'BlockStatement') return oneOf(read(callback.body));
    const returns = callback.body.body.filter(({ type }) => type === 'ReturnStatement');
    return oneOf(...returns.map(({ argument }) => read(argument)));
  }

  function readMember({ object, computed, property }) {
    const value = read(object);
    if (value !== FIXED && property.name === 'length') return CHANGING;
    return value === FIXED && computed && property.type !== 'Literal' ? CHANGING : value;
  }

  const readers = {
    ArrayExpression: ({ elements }) => oneOf(...elements.map(read)),
    CallExpression: readCall,
    ConditionalExpression: ({ consequent, alternate }) => oneOf(read(consequent), read(alternate)),
    Identifier: readIdentifier,
    JSXElement: () => ELEMENT,
    JSXEmptyExpression: () => ELEMENT,
    JSXExpressionContainer: ({ expression }) => read(expression),
    JSXFragment: () => ELEMENT,
    JSXText: ({ value }) => (value.trim() ? FIXED : ELEMENT),
    Literal: readLiteral,
    LogicalExpression: ({ operator, left, right }) =>
      oneOf(operator === '&&' ? OPTIONAL : read(left), read(right)),
    MemberExpression: readMember,
    ObjectExpression: () => FIXED,
    TemplateLiteral: ({ expressions }) =>
      expressions.every((part) => read(part) === FIXED) ? FIXED : CHANGING,
    TSAsExpression: ({ expression }) => read(expression),
    TSSatisfiesExpression: ({ expression }) => read(expression),
  };

  function read(node) {
    return readers[node.type]?.(node) ?? CHANGING;
  }
  return read;
}

/** Whether a component returns an expression that can be text. Passed children and unknown calls do not count. */
function isReturnOfText({ argument }, ancestors, read) {
  const owner = ancestors.findLast(({ type }) => type.includes('Function'));
  if (!argument || !/^[A-Z]/.test(owner?.id?.name ?? '') || argument.name === 'children') return false;
  return (
    Boolean(read(argument).text) &&
    (argument.type !== 'CallExpression' || argument.callee.property?.name === 'map')
  );
}

/** @type {import('eslint').Rule.RuleModule} */
export const textInOwnElement = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const { sourceCode } = context;
    const read = createReader(sourceCode);
    const isShown = ({ type, value }) => type !== 'JSXText' || value.trim() !== '' || !value.includes('\n');

    return {
      JSXElement({ children }) {
        const shown = children.filter(isShown).map((node) => ({ node, ...read(node) }));
        if (shown.length < 2) return;
        const isSteady = shown.every(({ isOptional }) => !isOptional);
        for (const { node, text } of shown) {
          if (text === 'changing') context.report({ node, messageId: 'changing' });
          if (text === 'fixed' && !isSteady) context.report({ node, messageId: 'beside' });
        }
      },
      JSXFragment({ children }) {
        for (const node of children) if (read(node).text) context.report({ node, messageId: 'bare' });
      },
      ReturnStatement(node) {
        if (isReturnOfText(node, sourceCode.getAncestors(node), read))
          context.report({ node, messageId: 'bare' });
      },
    };
  },
};
