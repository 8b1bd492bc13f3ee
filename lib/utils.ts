/** Joins class names without merging conflicting utilities: a component sets each in one place. */
export { cx as cn } from 'class-variance-authority';
