#include <iostream>
#include <vector>
using namespace std;

struct Fragment {
    int start, length;
    bool more;
};

vector<Fragment> pass(const vector<Fragment> &fragments, int mtu) {
    int room = mtu - 20;
    vector<Fragment> out;
    for (Fragment rest : fragments) {
        while (rest.length + 20 > mtu) {
            out.push_back({rest.start, room, true});
            rest.start += room;
            rest.length -= room;
        }
        out.push_back(rest);
    }
    return out;
}

int main() {
    int d, k;
    cin >> d >> k;
    vector<Fragment> fragments = {{0, d, false}};
    while (k-- > 0) {
        int mtu;
        cin >> mtu;
        fragments = pass(fragments, mtu);
    }
    for (const Fragment &f : fragments) {
        cout << f.length << ' ' << f.more << ' ' << f.start / 8 << '\n';
    }
    return 0;
}
