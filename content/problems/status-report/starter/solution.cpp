#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    int success = 0, redirect = 0, clientFault = 0, serverFault = 0;
    string worst = "none";
    for (int i = 0; i < n; i++) {
        string method, path;
        int status;
        cin >> method >> path >> status;

        // Your code here: count this answer, and remember the path if the server failed.
    }
    cout << success << ' ' << redirect << ' ' << clientFault << ' ' << serverFault << '\n' << worst << '\n';
    return 0;
}
