#include <algorithm>
#include <iostream>
using namespace std;

struct Box {
    int side[3]; // in rising order

    void read() {
        cin >> side[0] >> side[1] >> side[2];
        sort(side, side + 3);
    }

    bool fits_into(const Box &box) const {
        return side[0] <= box.side[0] && side[1] <= box.side[1] && side[2] <= box.side[2];
    }

    int volume() const { return side[0] * side[1] * side[2]; }
};

int main() {
    Box gift, box, smallest;
    int n, best = 0;
    gift.read();
    cin >> n;
    for (int i = 1; i <= n; i++) {
        box.read();
        if (gift.fits_into(box) && (best == 0 || box.volume() < smallest.volume())) {
            best = i;
            smallest = box;
        }
    }
    if (best == 0) cout << "none\n";
    else cout << best << '\n';
}
