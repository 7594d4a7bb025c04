#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int f, n;
vector<int> pages;

int nextUse(int page, int from) {
    return find(pages.begin() + from, pages.end(), page) - pages.begin();
}

void run(const string &name) {
    vector<int> frames; // in order of coming in, or of use
    int faults = 0;
    for (int now = 0; now < n; now++) {
        auto there = find(frames.begin(), frames.end(), pages[now]);
        if (there != frames.end()) {
            if (name != "LRU") continue;
            frames.erase(there);
        } else {
            faults++;
            if ((int)frames.size() == f) {
                auto victim = frames.begin();
                if (name == "OPT") {
                    victim = min_element(frames.begin(), frames.end(), [now](int a, int b) {
                        int mine = nextUse(a, now), other = nextUse(b, now);
                        return mine > other || (mine == other && a < b);
                    });
                }
                frames.erase(victim);
            }
        }
        frames.push_back(pages[now]);
    }
    sort(frames.begin(), frames.end());
    cout << name << ' ' << faults;
    for (int page : frames) cout << ' ' << page;
    cout << '\n';
}

int main() {
    cin >> f >> n;
    pages.resize(n);
    for (int &page : pages) cin >> page;
    for (const char *name : {"FIFO", "LRU", "OPT"}) run(name);
    return 0;
}
