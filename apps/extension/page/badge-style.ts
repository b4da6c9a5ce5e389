/** The look of the badge: the product's paper, ink and tones, as no style sheet of a site can change them: what is important within a shadow
 *  outranks what is important outside of it, so a page cannot hide the badge under something that people press. */
export const badgeStyle = `
:host { all: initial !important; }
.badge {
  --paper: #ffffff; --ink: #12202f; --quiet: #5d6a79; --line: rgb(18 32 47 / 16%); --accent: #0b6e5f; --focus: #2456c7;
  --good: #1f7a4d; --caution: #96540a; --risk: #b3261e; --plain: #435263;
  position: fixed; z-index: 2147483000; top: 72px; right: 16px; box-sizing: border-box; max-width: calc(100vw - 32px);
  display: flex; align-items: center; gap: 8px; min-height: 40px; padding: 4px 4px 4px 12px;
  border: 1px solid var(--line); border-radius: 6px; background: var(--paper); color: var(--ink);
  font: 400 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums;
  letter-spacing: normal; text-align: left;
}
.product { flex: none; color: var(--accent); }
.words { min-width: 0; }
.told { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
.line { display: block; color: var(--quiet); overflow-wrap: anywhere; }
.score { font-size: 15px; font-weight: 650; }
.decision { font-weight: 600; }
.good { color: var(--good); } .caution { color: var(--caution); } .risk { color: var(--risk); } .plain { color: var(--plain); }
.tolerance { flex: none; overflow: visible; }
.base { stroke: var(--quiet); stroke-width: 1; } .band { fill: currentColor; fill-opacity: 0.2; }
button {
  all: unset; box-sizing: border-box; flex: none; cursor: pointer; min-height: 32px; padding: 0 8px; border-radius: 4px;
  display: inline-flex; align-items: center; color: var(--accent); font-weight: 600;
}
button:hover { background: color-mix(in srgb, var(--accent) 10%, transparent); }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
button[aria-busy="true"] { cursor: progress; color: var(--quiet); }
.quiet { color: var(--quiet); font-weight: 400; min-width: 32px; justify-content: center; }
@media (max-width: 600px) { .badge { top: auto; bottom: 64px; right: 16px; } }
@media (prefers-color-scheme: dark) {
  .badge {
    --paper: #121c27; --ink: #e8ecef; --quiet: #8e9baa; --line: rgb(232 236 239 / 20%); --accent: #3fbfa8; --focus: #86a9f7;
    --good: #5cc48d; --caution: #e0a458; --risk: #f2857c; --plain: #b3bdc7;
  }
}
@media print { .badge { display: none; } }
`
