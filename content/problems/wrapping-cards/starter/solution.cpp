#include <iostream>
using namespace std;

int main() {
    int page, gap, n, total = 0;
    cin >> page >> gap >> n;
    for (int i = 0; i < n; i++) {
        int width, height;
        cin >> width >> height;

        // Your code here: does the card fit into the current line?
    }
    cout << total << '\n';
    return 0;
}
