"""Tables that read well in a terminal and on a page of docs/."""


def table(head, rows):
    """A Markdown table with its columns lined up: the first to the left, the others to the right."""
    lines = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]

    def text(line):
        cells = [cell.rjust(width) if index else cell.ljust(width) for index, (cell, width) in enumerate(zip(line, widths))]
        return "| " + " | ".join(cells) + " |"

    ruler = ["-" * width if not index else "-" * (width - 1) + ":" for index, width in enumerate(widths)]
    return "\n".join([text(lines[0]), text(ruler), *map(text, lines[1:])])


def target(words, is_met):
    """A target as a cell, and whether it's met: "≤ 1.5: missed"."""
    return f"{words}: {'met' if is_met else 'missed'}"
