type JumpLinksProps = { label: string; links: readonly { id: string; label: string }[] };

/** Links to places on the same page. Plain anchors, so that the browser moves the focus and opens a closed place. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="link-row flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.id}>
            <a
              href={`#${link.id}`}
              className="inline-flex min-h-11 items-center rounded-control border border-border-strong bg-surface px-[min(1rem,5vw)] text-sm font-medium hover:bg-primary-soft"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
