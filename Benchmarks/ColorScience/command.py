"""Times the command over a file of lines, and watches how much memory it takes for all of them and for the first part."""
import os
import statistics
import subprocess
import sys
import time

command, path = sys.argv[1:]
with open(path) as file:
    lines = sum(1 for _ in file)


def run(count):
    """Processor seconds, wall seconds and the greatest memory in kB of the first `count` lines."""
    with open(path + ".part", "w") as part:
        subprocess.run(["head", "-n", str(count), path], stdout=part, check=True)
    with open(path + ".part") as part, open(os.devnull, "w") as nowhere:
        start = time.perf_counter()
        process = subprocess.Popen([command, "color", "--json"], stdin=part, stdout=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss


runs = [run(lines) for _ in range(5)]
processor = sorted(lines / run[0] for run in runs)
wall = sorted(lines / run[1] for run in runs)
print(f"{statistics.median(processor):.0f} lines a second of one core ({processor[1]:.0f}-{processor[3]:.0f}), "
      f"{statistics.median(wall):.0f} by the clock ({wall[1]:.0f}-{wall[3]:.0f})")
print(f"{max(run[2] for run in runs)} kB of memory at most; {run(1000)[2]} kB for the first thousand lines")
