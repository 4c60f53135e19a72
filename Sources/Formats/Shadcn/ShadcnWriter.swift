/// The variables of shadcn/ui for Tailwind CSS 4, and every role with its own name after `brand-`, because some of the
/// names mean something else there: its accent is the background of a highlighted menu item.
/// Source: the shadcn/ui documentation, "Theming".
let shadcnTemplate: StaticString = """
  `define names`
  background=background foreground=text card=surface card-foreground=text popover=raised popover-foreground=text
  primary=primary primary-foreground=on-primary secondary=primary-soft secondary-foreground=on-primary-soft
  muted=background muted-foreground=muted accent=accent-soft accent-foreground=on-accent-soft
  destructive=negative destructive-foreground=on-negative border=border input=outline ring=focus chart-1=primary
  chart-2=accent chart-3=positive chart-4=warning chart-5=negative sidebar=surface sidebar-foreground=text
  sidebar-primary=primary sidebar-primary-foreground=on-primary sidebar-accent=primary-soft
  sidebar-accent-foreground=on-primary-soft sidebar-border=border sidebar-ring=focus
  `end`
  `define variables`
  `each in names`
    --`key`: `color oklch`;
  `end`
  `each roles`
    --brand-`role`: `color oklch`;
  `end`
  `end`
  /* `note` */
  :root {
    --radius: 0.625rem;
  `if name`
    --theme-name: `name "`;
  `end`
  `use variables`
  `each ramps`
  `each shades`
    --brand-`ramp`-`label lower`: `color oklch`;
  `end`
  `end`
  `each fonts`
    --font-`kind`: `stack`;
    --font-`kind`-weight: `weight`;
  `end`
  }

  .dark {
  `Dark use variables`
  }

  @theme inline {
  `each in names`
    --color-`key`: var(--`key`);
  `end`
  `each roles`
    --color-brand-`role`: var(--brand-`role`);
  `end`
    --font-sans: var(--font-body);
    --font-heading: var(--font-title);
    --radius-sm: calc(var(--radius) * 0.6);
    --radius-md: calc(var(--radius) * 0.8);
    --radius-lg: var(--radius);
    --radius-xl: calc(var(--radius) * 1.4);
  }

  """
