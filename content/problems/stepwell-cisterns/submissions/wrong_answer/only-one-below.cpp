#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

class Cistern {
public:
    void build(int capacity) { holds = capacity; }

    // Takes what fits, and returns the rest.
    int fill(int water) {
        int taken = min(water, holds - litres);
        litres += taken;
        return water - taken;
    }

    int draw(int wanted) {
        int given = min(wanted, litres);
        litres -= given;
        return given;
    }

    int content() const { return litres; }

private:
    int holds = 0;
    int litres = 0;
};

int main() {
    int n, q;
    cin >> n >> q;
    Cistern cisterns[100];
    for (int i = 0; i < n; i++) {
        int capacity;
        cin >> capacity;
        cisterns[i].build(capacity);
    }
    while (q-- > 0) {
        string event;
        int place, litres;
        cin >> event >> place;
        place--;
        if (event == "clean") {
            litres = cisterns[place].draw(cisterns[place].content());
            place++;
        } else {
            cin >> litres;
        }
        if (event == "draw") {
            litres = cisterns[place].draw(litres);
        } else {
            for (int last = min(place + 2, n); place < last; place++) litres = cisterns[place].fill(litres);
        }
        cout << litres << '\n';
    }
    for (int i = 0; i < n; i++) cout << cisterns[i].content() << ' ';
    cout << '\n';
    return 0;
}
