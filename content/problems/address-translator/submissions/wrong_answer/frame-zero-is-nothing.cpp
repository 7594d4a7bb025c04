#include <iostream>
#include <vector>
using namespace std;

int main() {
    long long size, address;
    int pages, q;
    cin >> size >> pages >> q;
    vector<long long> frame(pages);
    vector<char> right(pages);
    for (int i = 0; i < pages; i++) cin >> frame[i] >> right[i];
    char how;
    while (q-- > 0 && cin >> how >> address) {
        long long page = address / size;
        if (page >= pages || (how == 'W' && right[page] == 'R')) cout << "segmentation fault\n";
        else if (frame[page] <= 0) cout << "page fault\n";
        else cout << frame[page] * size + address % size << '\n';
    }
    return 0;
}
