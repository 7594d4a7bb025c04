class Watch:
    def __init__(self):
        self._started = None  # the second of the start, or None while it stands
        self._counted = 0  # the seconds before that
        self._last_lap = 0  # what it showed at the last lap

    def start(self, second):
        if self._started is None:
            self._started = second

    def stop(self, second):
        self._counted = self.shows(second)
        self._started = None

    def reset(self, second):
        self._counted = 0
        if self._started is not None:
            self._started = second

    def shows(self, second):
        if self._started is None:
            return self._counted
        return self._counted + second - self._started

    def lap(self, second):
        length = self.shows(second) - self._last_lap
        self._last_lap = self.shows(second)
        return length


watch = Watch()
for _ in range(int(input())):
    button, second = input().split()
    second = int(second)
    if button == "start":
        watch.start(second)
    elif button == "stop":
        watch.stop(second)
    elif button == "reset":
        watch.reset(second)
    elif button == "show":
        print(watch.shows(second))
    else:
        print(watch.lap(second))
