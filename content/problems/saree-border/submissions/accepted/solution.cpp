#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    string border;
    cin >> border;
    int n = border.size();
    vector<int> overlap(n, 0); // longest beginning of the border that also ends here
    for (int i = 1, k = 0; i < n; i++) {
        while (k > 0 && border[i] != border[k]) k = overlap[k - 1];
        if (border[i] == border[k]) k++;
        overlap[i] = k;
    }
    int block = n - overlap[n - 1];
    cout << block << ' ' << n % block << '\n';
    return 0;
}
