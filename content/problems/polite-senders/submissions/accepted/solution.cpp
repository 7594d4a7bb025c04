#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Station {
    int nextTry, x;
    int collisions = 0;
    int begin = -1;
    bool active = true;

    void collide(int slot) {
        collisions++;
        x = (75 * x + 74) % 65537;
        nextTry = slot + 1 + x % (1 << min(collisions, 10));
        active = collisions < 16;
    }
};

int main() {
    int n, length;
    cin >> n >> length;
    vector<Station> stations(n);
    for (Station &s : stations) cin >> s.nextTry >> s.x;
    int freeFrom = 0;
    while (true) {
        int slot = -1;
        for (const Station &s : stations) {
            if (s.active && (slot < 0 || s.nextTry < slot)) slot = s.nextTry;
        }
        if (slot < 0) break;
        slot = max(slot, freeFrom);
        vector<Station *> trying;
        for (Station &s : stations) {
            if (s.active && s.nextTry <= slot) trying.push_back(&s);
        }
        if (trying.size() == 1) {
            trying[0]->begin = slot;
            trying[0]->active = false;
            freeFrom = slot + length;
        } else {
            for (Station *s : trying) s->collide(slot);
            freeFrom = slot + 1;
        }
    }
    for (const Station &s : stations) {
        if (s.begin < 0) cout << "gives up";
        else cout << s.begin;
        cout << ' ' << s.collisions << '\n';
    }
    return 0;
}
