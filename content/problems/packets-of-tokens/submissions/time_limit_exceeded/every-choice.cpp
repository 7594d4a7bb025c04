#include <iostream>
#include <vector>
using namespace std;

const int MODULUS = 1e9 + 7;

int fewest = -1;
long long choices = 0;
vector<int> packets;

void buy(size_t kind, int left, int bought) {
    if (left == 0) {
        choices++;
        if (fewest < 0 || bought < fewest) fewest = bought;
        return;
    }
    if (kind == packets.size()) return;
    for (int count = 0; count * packets[kind] <= left; count++)
        buy(kind + 1, left - count * packets[kind], bought + count);
}

int main() {
    int n, s;
    cin >> n >> s;
    packets.resize(n);
    for (int &packet : packets) cin >> packet;
    buy(0, s, 0);
    if (fewest < 0) cout << "IMPOSSIBLE\n";
    else cout << fewest << ' ' << choices % MODULUS << '\n';
    return 0;
}
