#include <iostream>
#include <string>
using namespace std;

class Watch {
public:
    void start(int second) {

        runs = true;
        started = second;
    }

    void stop(int second) {
        counted = shows(second);
        runs = false;
    }

    void reset(int second) {
        counted = 0;
        started = second;
        last_lap = 0;
    }

    int shows(int second) const { return runs ? counted + second - started : counted; }

    int lap(int second) {
        int length = shows(second) - last_lap;
        last_lap = shows(second);
        return length;
    }

private:
    bool runs = false;
    int started = 0;  // the second of the start, if it runs
    int counted = 0;  // the seconds before that
    int last_lap = 0; // what it showed at the last lap
};

int main() {
    Watch watch;
    int n;
    cin >> n;
    while (n-- > 0) {
        string button;
        int second;
        cin >> button >> second;
        if (button == "start") watch.start(second);
        else if (button == "stop") watch.stop(second);
        else if (button == "reset") watch.reset(second);
        else if (button == "show") cout << watch.shows(second) << '\n';
        else cout << watch.lap(second) << '\n';
    }
}
