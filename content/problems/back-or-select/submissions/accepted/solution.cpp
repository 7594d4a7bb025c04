#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

struct Line {
    set<int> lost;
    vector<int> sent;

    // Sends a frame and says whether it arrives.
    bool transmit(int frame) {
        sent.push_back(frame);
        return lost.count(sent.size()) == 0;
    }

    void report(const string &name) const {
        cout << name << ' ' << sent.size() << ':';
        for (int frame : sent) cout << ' ' << frame;
        cout << '\n';
    }
};

void goBackN(int n, int w, Line line) {
    int base = 0;
    while (base < n) {
        bool gap = false;
        for (int next = base; next < min(n, base + w); next++) {
            bool arrives = line.transmit(next);
            if (arrives && !gap) base = next + 1;
            else gap = true;
        }
    }
    line.report("go-back-n");
}

void selective(int n, int w, Line line) {
    vector<bool> arrived(n, false);
    int base = 0, next = 0;
    auto send = [&](int frame) {
        arrived[frame] = line.transmit(frame);
    };
    while (base < n) {
        while (next < min(n, base + w)) {
            send(next++);
            while (base < n && arrived[base]) base++;
        }
        for (int frame = base; frame < next; frame++) {
            if (!arrived[frame]) send(frame);
        }
        while (base < n && arrived[base]) base++;
    }
    line.report("selective");
}

int main() {
    int n, w, m;
    cin >> n >> w >> m;
    Line line;
    while (m-- > 0) {
        int number;
        cin >> number;
        line.lost.insert(number);
    }
    goBackN(n, w, line);
    selective(n, w, line);
    return 0;
}
