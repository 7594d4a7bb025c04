#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        int reader;
        string due, returned;
        cin >> reader >> due >> returned;
        // Your code here: add the fine to what this reader owes.
    }

    // Your code here: print what each reader owes, or no fines.
    return 0;
}
