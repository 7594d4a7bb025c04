#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<int> songs(n);
    for (int &song : songs) cin >> song;

    int hits = 0;
    // Your code here: play the songs one by one and keep the list of the last k.

    cout << hits << '\n';
    return 0;
}
