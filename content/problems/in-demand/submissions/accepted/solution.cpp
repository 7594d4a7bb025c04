#include <iostream>
#include <unordered_map>
#include <vector>
using namespace std;

int main() {
    int n, w, f;
    cin >> n >> w >> f;
    vector<int> pages(n);
    for (int &page : pages) cin >> page;
    unordered_map<int, int> times; // how often each page stands in the window
    int largest = 0, when = 0, tooLarge = 0;
    for (int i = 0; i < n; i++) {
        times[pages[i]]++;
        if (i >= w) {
            auto gone = times.find(pages[i - w]);
            if (--gone->second == 0) times.erase(gone);
        }
        int size = times.size();
        if (i > 0) cout << ' ';
        cout << size;
        if (size > largest) {
            largest = size;
            when = i + 1;
        }
        if (size > f) tooLarge++;
    }
    cout << '\n' << largest << ' ' << when << '\n' << tooLarge << '\n';
    return 0;
}
